import { defineForm, email, longText } from '@plomada/domain/define'
import { Form, FormFields, SubmitButton } from '@plomada/ui/form'
import { Page } from '@plomada/ui/Page'
import * as z from 'zod/mini'

/** A form of this team's own, in the grammar of the package. */
const askForm = defineForm({
  address: email('Correo', z.email('Revisar el correo'), '', { autoComplete: 'email' }),
  question: longText('Pregunta', z.string().check(z.minLength(1, 'Falta la pregunta')), ''),
})

export const AskPage = () => (
  <Page title="Hacer una pregunta" width="form">
    <Form
      of={askForm}
      label="Pregunta"
      success="Pregunta enviada"
      onSubmit={async (data) => {
        document.body.dataset['sent'] = data.question
      }}
    >
      <FormFields of={askForm} />
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  </Page>
)
