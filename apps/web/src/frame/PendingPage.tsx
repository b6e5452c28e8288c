import { Page, Spinner } from '@plomada/ui'

export const PendingPage = () => (
  <Page>
    <Spinner />
  </Page>
)
