'use client'
import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import {
  AdditionalInfoForm,
  type AdditionalInfoFormProps,
} from '../AdditionalInfoForm/AdditionalInfoForm.tsx'
import { userMessages } from '../user.messages.ts'

/** Renders the content of the page with `AdditionalInfoForm`. */
export const AdditionalInfoLayout = (form: AdditionalInfoFormProps) => {
  const t = useOverride()
  return (
    <FormPage title={t(userMessages.additionalInfo)}>
      <AdditionalInfoForm {...form} />
    </FormPage>
  )
}
