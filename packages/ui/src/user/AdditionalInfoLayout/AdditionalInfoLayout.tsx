import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import {
  AdditionalInfoForm,
  type AdditionalInfoFormProps,
} from '../AdditionalInfoForm/AdditionalInfoForm.tsx'
import { userCopy } from '../user.copy.ts'

/** The page of the form for what is still missing after the first sign-in. */
export const AdditionalInfoLayout = (form: AdditionalInfoFormProps) => (
  <FormPage title={userCopy.additionalInfo}>
    <AdditionalInfoForm {...form} />
  </FormPage>
)
