import { Page, Spinner } from '@plomada/ui'

/** Renders a page while its code or data is loading. */
export const PendingPage = () => (
  <Page>
    <Spinner />
  </Page>
)
