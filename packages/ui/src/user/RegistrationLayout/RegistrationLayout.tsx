import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { RegistrationForm, type RegistrationFormProps } from '../RegistrationForm/RegistrationForm.tsx'
import { userMessages } from '../user.messages.ts'

/** Renders the content of the registration page. */
export const RegistrationLayout = (form: RegistrationFormProps) => (
  <FormPage title={userMessages.register}>
    <RegistrationForm {...form} />
  </FormPage>
)
