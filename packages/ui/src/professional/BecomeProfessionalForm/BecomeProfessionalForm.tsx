'use client'
import { professionalForm, type TradeRef, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { ProfessionalFields } from '../ProfessionalFields/ProfessionalFields.tsx'
import { professionalMessages } from '../professional.messages.ts'

/** Data that the form submits. */
export type ProfessionalData = DataOf<typeof professionalForm>

export interface BecomeProfessionalFormProps {
  /** The user. Existing data is filled in. */
  person: Pick<User, 'trades' | 'days' | 'shift' | 'description' | 'place'>
  /** All trades; undefined while they load. */
  trades: readonly TradeRef[] | undefined
  /** Address of the user's profile, for «Volver». */
  backHref: string
  /** Saves the profile. If it throws, the form shows the error. */
  onSubmit: (data: ProfessionalData) => Promise<unknown>
}

/** Returns the initial values of the form. A city that is no longer in the catalog must be selected again. */
const getInitial = ({ trades, days, shift, description, place }: BecomeProfessionalFormProps['person']) => ({
  tradeIds: trades.map(({ id }) => id),
  days,
  shift,
  description: description ?? '',
  address: place.address ?? '',
  ...(place.city && { city: place.city }),
})

/** Renders the form that turns a client into a professional, or edits a professional profile. */
export const BecomeProfessionalForm = ({
  person,
  trades,
  backHref,
  onSubmit,
}: BecomeProfessionalFormProps) => {
  const texts = useMarketplaceTexts()
  return trades ? (
    <Form {...texts} form={professionalForm} initial={getInitial(person)} onSubmit={onSubmit}>
      <Panel>
        <Stack gap={5}>
          <ProfessionalFields trades={trades} />
        </Stack>
      </Panel>
      <SubmitButton
        isSticky
        secondaryAction={
          <ButtonLink href={backHref} variant="secondary">
            <Message>{professionalMessages.back}</Message>
          </ButtonLink>
        }
      >
        <Message>{professionalMessages.createProfile}</Message>
      </SubmitButton>
    </Form>
  ) : (
    <Spinner />
  )
}
