import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import {
  AdditionalInfoForm,
  type AdditionalInfoFormProps,
} from '../AdditionalInfoForm/AdditionalInfoForm.tsx'
import { userMessages } from '../user.messages.ts'

/** Renders the content of the page with `AdditionalInfoForm`. */
export const AdditionalInfoLayout = (form: AdditionalInfoFormProps) => (
  <FormPage title={userMessages.additionalInfo}>
    <AdditionalInfoForm {...form} />
  </FormPage>
)
