// Evaluates React by itself: with everything else that a page needs it would be one long task on a slow processor.
import 'react-dom/client';
