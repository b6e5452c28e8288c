import { defineForm, email, longText } from '@plomada/domain/define'
import { Form, FormFields, SubmitButton } from '@plomada/ui/form'
import { Page } from '@plomada/ui/Page'
import * as z from 'zod/mini'

/** Declares the fields once: labels, validation and autocomplete. */
const questionForm = defineForm({
  address: email('Correo', z.email('Revisar el correo'), '', { autoComplete: 'email' }),
  question: longText('Pregunta', z.string().check(z.minLength(1, 'Falta la pregunta')), ''),
})

export const QuestionPage = () => (
  <Page title="Hacer una pregunta" width="form">
    <Form
      form={questionForm}
      label="Pregunta"
      success="Pregunta enviada"
      onSubmit={async (data) => {
        document.body.dataset['sent'] = data.question
      }}
    >
      <FormFields form={questionForm} />
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  </Page>
)
