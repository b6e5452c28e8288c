import { Page, Spinner } from '@plomada/ui'

/** Stands for a page whose code is on its way. */
export function PendingPage() {
  return (
    <Page>
      <Spinner />
    </Page>
  )
}
