export const SAVED = { title: 'Saved', text: 'You find it under saved articles on your account page.' };
export const UNSAVED = { title: 'Taken off your saved articles' };
export const NOT_SAVED = 'The article was not saved';
export const NOT_UNSAVED = 'The article is still saved';
export const ALREADY_LIKED = { title: 'You have liked this article', text: 'We count each visitor once a day.' };
export const NOT_LIKED = 'Your like was not counted';
export const NOT_UNLIKED = 'Your like was not taken back';
export const SAVED_ARTICLES = 'Saved articles';
