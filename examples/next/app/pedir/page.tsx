import { Page } from '@plomada/ui/Page'
import { QuestionForm } from './QuestionForm'

export default function QuestionPage() {
  return (
    <Page title="Hacer una pregunta" width="form">
      <QuestionForm />
    </Page>
  )
}
