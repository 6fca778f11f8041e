import { Heading } from '#app/ui/heading.tsx';

export default function Home() {
  return <Heading level={1}>Calder Vance</Heading>;
}
