import type { Topic } from '@partsboard/contract/content';
import { HtmlContent } from '@partsboard/ui/components/html-content.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { isBodyOnlyPage } from '@partsboard/ui/lib/body-only-page.ts';
import { DataLink } from '../../components/data-link.tsx';

export function ContentPage({ topic }: { readonly topic: Topic }) {
  const bodyOnly = isBodyOnlyPage(topic.SeName);
  return (
    <Page
      title={topic.Title}
      width="text"
      hideHeading={bodyOnly}
      {...(bodyOnly ? {} : { crumbs: [{ label: topic.Title }] })}
    >
      <HtmlContent html={topic.Body} isWholePage={bodyOnly} link={DataLink} />
    </Page>
  );
}
