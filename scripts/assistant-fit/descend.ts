const RIDGE = 1;
const STEPS = 200;
const STEP_SIZE = 0.15;

/**
 * Minimises a sum of losses with a ridge penalty, by gradient descent with Adam. Weights and gradient have the order of
 * `names`.
 * @param addGradient adds the slope of the losses at `weights` to `gradient`
 */
export function descend<Name extends string>(
  names: readonly Name[],
  addGradient: (weights: Float64Array, gradient: Float64Array) => void,
): Record<Name, number> {
  const weights = new Float64Array(names.length);
  const means = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = weights.map((weight) => RIDGE * weight);
    addGradient(weights, gradient);
    for (const [index, slope] of gradient.entries()) {
      const mean = 0.9 * (means[index] ?? 0) + 0.1 * slope;
      const square = 0.99 * (squares[index] ?? 0) + 0.01 * slope ** 2;
      const change = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8);
      means[index] = mean;
      squares[index] = square;
      weights[index] = (weights[index] ?? 0) - STEP_SIZE * change;
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, weights[index]])) as Record<Name, number>;
}

/** The weighted sum of a row of features. */
export function dot(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < row.length; index += 1) sum += (row[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}

/** Adds a row of features, times `factor`, to the gradient. */
export function addRow(gradient: Float64Array, row: Float64Array, factor: number): void {
  for (let index = 0; index < row.length; index += 1)
    gradient[index] = (gradient[index] ?? 0) + factor * (row[index] ?? 0);
}
