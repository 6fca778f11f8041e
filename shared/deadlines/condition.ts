import type { Answers } from './answers.ts';

/** True, false, or undefined where the answers do not decide it. */
export type Condition = (answers: Answers) => boolean | undefined;

/** False if one is false, undefined if one is open, else true. */
export function all(...conditions: readonly Condition[]): Condition {
  return (answers) => {
    const results = conditions.map((condition) => condition(answers));
    if (results.includes(false)) return false;
    return results.includes(undefined) ? undefined : true;
  };
}

/** True if one is true, undefined if one is open, else false. */
export function any(...conditions: readonly Condition[]): Condition {
  return (answers) => {
    const results = conditions.map((condition) => condition(answers));
    if (results.includes(true)) return true;
    return results.includes(undefined) ? undefined : false;
  };
}

export function not(condition: Condition): Condition {
  return (answers) => {
    const result = condition(answers);
    return result === undefined ? undefined : !result;
  };
}
