import type { CheckRule } from './check-rule.ts';
import { careRules } from './rules-of-care.ts';
import { deviceRules } from './rules-of-devices.ts';
import { peopleRules } from './rules-of-people.ts';
import { purchasingRules } from './rules-of-purchasing.ts';

/** All rules, in the order of the findings. */
export const checkRules: readonly CheckRule[] = [...deviceRules, ...careRules, ...purchasingRules, ...peopleRules];
