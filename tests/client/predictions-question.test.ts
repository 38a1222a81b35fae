import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readQuestion } from '../../client/predictions/read-question.ts';

const departments = ['Critical care', 'Emergency medicine', 'Care', 'Older people', 'Community'];

describe('a question about forecasts', () => {
  it.each([
    ['How many posts will critical care need in the next 60 days?', 'Critical care', 'DAYS_60'],
    ['critical-care, 3 months', 'Critical care', 'DAYS_90'],
    ['COMMUNITY', 'Community', 'DAYS_30'],
    ['ICU demand over the next two months', 'Critical care', 'DAYS_60'],
    ['What does A&E expect next quarter?', 'Emergency medicine', 'DAYS_90'],
    ['older people in 6 weeks', 'Older people', 'DAYS_60'],
    ['Will there be a shortage next month?', null, 'DAYS_30'],
    ['What will the whole portal need in the next 90 days?', null, 'DAYS_90'],
  ])('%s', (question, department, timeframe) => {
    expect(readQuestion(question, departments)).toEqual({ subject: 'forecast', department, timeframe });
  });

  it.each(['Which departments advertise more?', 'trends'])('is about all of them: %s', (question) => {
    expect(readQuestion(question, departments)).toMatchObject({ subject: 'trends', department: null });
  });

  it.each(['Hello', 'my dad has chest pain', 'ICU'])('is another one: %s', (question) => {
    expect(readQuestion(question, ['Community'])).toMatchObject({ subject: 'other' });
  });

  test('never names a department that there is not', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (question) => {
        const { department } = readQuestion(question, departments);
        expect([null, ...departments]).toContain(department);
      }),
    );
  });
});
