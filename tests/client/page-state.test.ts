import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialise } from '../../client/apollo/page-state.ts';

const hostile = '</script><script>alert(1)</script><!-- & \u2028 \u2029 ]]>';

test('nothing in the state can end the script element that it stands in', () => {
  expect(serialise({ [hostile]: hostile })).not.toMatch(/[<>&\u2028\u2029]/);
});

test('every state is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const state = { value, text, hostile };
      const written = serialise(state);
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
});
