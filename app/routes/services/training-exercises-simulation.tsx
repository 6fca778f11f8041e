import { TRAINING_EXERCISES_SIMULATION } from '#content/services/training-exercises-simulation.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(TRAINING_EXERCISES_SIMULATION.path);

export default function TrainingExercisesSimulation() {
  return <SectionPageView page={TRAINING_EXERCISES_SIMULATION} />;
}
