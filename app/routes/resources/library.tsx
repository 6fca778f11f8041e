import { LIBRARY } from '#content/resources/library.ts';
import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { LibraryList } from '#app/sections/resources/library/library-list.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';
import { RequestResource } from '#app/sections/resources/library/request-resource.tsx';
import { ResourceHero } from '#app/sections/resources/resource-hero.tsx';

export const meta = () => pageMeta(LIBRARY.path);

export default function Library() {
  const { path, hero, filter, list, request } = LIBRARY;
  return (
    <>
      <ResourceHero path={path} hero={hero} focus="object-[80%_70%]" />
      <LibraryList filter={filter} list={list} gate={GateButton} />
      <MoreResources path={path} tone="paper-2" />
      <RequestResource request={request} />
    </>
  );
}
