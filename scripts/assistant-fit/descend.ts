const RIDGE = 1;
const STEPS = 200;
const STEP_SIZE = 0.15;

/**
 * Minimises a sum of losses with a ridge penalty, by gradient descent with Adam.
 * @param addGradient adds the slope of the losses at `weights` to `gradient`
 */
export function descend<Name extends string>(
  names: readonly Name[],
  addGradient: (weights: Readonly<Record<Name, number>>, gradient: Record<Name, number>) => void,
): Record<Name, number> {
  const each = (valueOf: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, number>;
  let weights = each(() => 0);
  const means = each(() => 0);
  const squares = each(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const before = weights;
    const gradient = each((name) => RIDGE * before[name]);
    addGradient(before, gradient);
    weights = each((name) => {
      means[name] = 0.9 * means[name] + 0.1 * gradient[name];
      squares[name] = 0.99 * squares[name] + 0.01 * gradient[name] ** 2;
      const mean = means[name] / (1 - 0.9 ** step);
      const square = squares[name] / (1 - 0.99 ** step);
      return before[name] - (STEP_SIZE * mean) / (Math.sqrt(square) + 1e-8);
    });
  }
  return weights;
}
