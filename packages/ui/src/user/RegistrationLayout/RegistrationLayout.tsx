import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { RegistrationForm, type RegistrationFormProps } from '../RegistrationForm/RegistrationForm.tsx'
import { userCopy } from '../user.copy.ts'

/** The page of the registration. */
export const RegistrationLayout = (form: RegistrationFormProps) => (
  <FormPage title={userCopy.register}>
    <RegistrationForm {...form} />
  </FormPage>
)
