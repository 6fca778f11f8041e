/** Uses the tab's session storage; `undefined` if it is missing, full or blocked. */
export function inSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
