import type { Examples } from '../engine/answer-example.ts';

export const placeExamples: Examples = {
  places: { search: 'Harrog', limit: 5 },
  Place: {
    name: 'Harrogate',
    label: 'Harrogate, North Yorkshire',
    region: 'North East and Yorkshire',
    outwardCode: 'HG1',
  },
};
