import { Page } from '@plomada/ui/Page'
import { AskForm } from './form'

export default function AskPage() {
  return (
    <Page title="Hacer una pregunta" width="form">
      <AskForm />
    </Page>
  )
}
