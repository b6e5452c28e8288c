'use client'
import {
  type Application,
  type ApplicationDraft,
  type ApplicationTerms,
  APPLICATION_PHOTO_MAXIMUM,
  BUDGET_MAXIMUM,
  type CommissionRule,
  createApplicationForm,
  getAvailableDays,
  hasContactData,
} from '@plomada/domain'
import { useState } from 'react'
import { DatePicker } from '../../base/DatePicker/DatePicker.tsx'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { type PhotoQueue, toPhotoItems } from '../../marketplace/photos/photoQueue.ts'
import { photosMessages } from '../../marketplace/photos/photos.messages.ts'
import { PhotosField } from '../../marketplace/photos/PhotosField.tsx'
import { usePhotoQueue } from '../../marketplace/photos/usePhotoQueue.ts'
import type { UploadPhoto } from '../../marketplace/uploadPhoto.ts'
import { applicationMessages } from '../application.messages.ts'
import { esARApplication } from '../../messages/esAR.application.ts'
import { NetText } from '../NetText.tsx'
import { useMoneyText } from '../useMoneyText.ts'

/** The terms of an application that is not sent, without its photos. */
export type UnsentTerms = Omit<ApplicationDraft, 'photoIds'>

export interface ApplicationFormProps {
  /** Budget of the offer, which an application without a quote accepts. */
  budget: number
  /** Maximum amount in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** What the platform keeps. With it, the form says what arrives of the price. */
  commission?: CommissionRule | undefined
  /** The current terms, to edit an application. */
  terms?: (ApplicationTerms & Partial<Pick<Application, 'photos'>>) | undefined
  /** Terms from an earlier visit, which override the current ones. */
  draft?: Partial<UnsentTerms> | undefined
  /** Called with the terms after each change, to save them as a draft. */
  onDraft?: ((terms: UnsentTerms) => void) | undefined
  /** Sends the application. If it throws, the form keeps the values and shows the error. */
  onSubmit: (terms: ApplicationDraft) => Promise<unknown>
  /** Uploads a photo as soon as it is added. Without it, the form has no photos. */
  onUploadPhoto?: UploadPhoto | undefined
  /** Called by «Cancelar». */
  onCancel: () => void
}

interface AvailableFromProps {
  form: ReturnType<typeof createApplicationForm>
}

const AvailableFromField = ({ form }: AvailableFromProps) => {
  const { value, setValue, field } = useFormField(form, 'availableFrom')
  const [{ first, last }] = useState(() => getAvailableDays(new Date()))
  return <DatePicker {...field} value={value} min={first} max={last} onChange={setValue} />
}

interface QuoteNetProps {
  form: ReturnType<typeof createApplicationForm>
  budget: number
  commission: CommissionRule
}

/** Renders what arrives of the typed price, or of the budget while the field is empty. */
const QuoteNet = ({ form, budget, commission }: QuoteNetProps) => {
  const { value } = useFormField(form, 'quote')
  return <NetText amount={value ?? budget} commission={commission} />
}

type PhotosProps = Pick<ReturnType<typeof usePhotoQueue>, 'photos'> & {
  form: ReturnType<typeof createApplicationForm>
  queue: PhotoQueue
}

const Photos = ({ form, ...props }: PhotosProps) => {
  const { setValue, field } = useFormField(form, 'photoIds')
  return <PhotosField {...props} field={field} maximum={APPLICATION_PHOTO_MAXIMUM} onChange={setValue} />
}

/** The key of an upload names the photo in an application. */
const namedByKey =
  (upload: UploadPhoto): UploadPhoto =>
  async (file, key, options) => ({ ...(await upload(file, key, options)), id: key })

/** Renders the form of an application: quote, message, availability and photos, all optional. */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const {
    budget,
    budgetMaximum = BUDGET_MAXIMUM,
    commission,
    terms,
    draft,
    onDraft,
    onSubmit,
    onUploadPhoto,
    onCancel,
  } = props
  const t = useOverride()
  const { photos, queue, requireSent } = usePhotoQueue('photoIds', {
    initial: () => toPhotoItems(terms?.photos ?? [], (number) => t(photosMessages.storedPhoto(number))),
    upload: onUploadPhoto && namedByKey(onUploadPhoto),
  })
  const texts = useMarketplaceTexts()
  const toMoney = useMoneyText()
  const [form] = useState(() => createApplicationForm(budgetMaximum, terms?.availableFrom ?? null))
  const [message, setMessage] = useState(draft?.message ?? terms?.message ?? '')
  return (
    <MoreMessages messages={esARApplication}>
      <Form
        {...texts}
        form={form}
        initial={terms && { ...terms, photoIds: photos.map(({ id }) => id) }}
        label={t(terms ? applicationMessages.save : applicationMessages.applyWithTerms)}
        draft={draft}
        onChange={({ quote, message: text, availableFrom, shift }) => {
          setMessage(text)
          onDraft?.({ quote, message: text, availableFrom, shift })
        }}
        onSubmit={async (data) => onSubmit({ ...data, photoIds: await requireSent() })}
      >
        <Text tone="muted">{t(applicationMessages.budgetIs(toMoney(budget)))}</Text>
        <FormField form={form} name="quote" />
        {commission && <QuoteNet form={form} budget={budget} commission={commission} />}
        <FormField form={form} name="message" rows={4} />
        {hasContactData(message) && (
          <Notice>
            <Message>{applicationMessages.masked}</Message>
          </Notice>
        )}
        <Grid columns={2}>
          <AvailableFromField form={form} />
          <FormField form={form} name="shift" />
        </Grid>
        {queue && <Photos form={form} photos={photos} queue={queue} />}
        <SubmitButton
          secondaryAction={
            <CancelButton onClick={onCancel}>
              <Message>{applicationMessages.cancel}</Message>
            </CancelButton>
          }
        >
          <Message>{terms ? applicationMessages.save : applicationMessages.apply}</Message>
        </SubmitButton>
      </Form>
    </MoreMessages>
  )
}
