/* The build's output for `content/answers/`, for the tests of `backend/`. */
export { train } from '#scripts/build/assistant/train.ts';
export { sourcesOfAnswers } from '#scripts/build/assistant/answer-sources.ts';
