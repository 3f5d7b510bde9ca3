import type { Topic } from '@partsboard/contract/content';
import { HtmlContent } from '../../components/html-content.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';

/** The page that shows only its body, without a heading. */
const BODY_ONLY = 'info';

export function ContentPage({ topic }: { readonly topic: Topic }) {
  const bodyOnly = topic.SeName.toLowerCase() === BODY_ONLY;
  return (
    <Page
      title={topic.Title}
      width="text"
      hideHeading={bodyOnly}
      {...(bodyOnly ? {} : { crumbs: [{ label: topic.Title }] })}
    >
      <HtmlContent html={topic.Body} isWholePage={bodyOnly} />
    </Page>
  );
}
