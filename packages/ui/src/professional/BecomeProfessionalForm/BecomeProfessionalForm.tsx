'use client'
import { professionalForm, type TradeRef, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { ProfessionalFields } from '../ProfessionalFields/ProfessionalFields.tsx'
import { professionalCopy } from '../professional.copy.ts'

/** What the form hands over. */
export type ProfessionalData = DataOf<typeof professionalForm>

export interface BecomeProfessionalFormProps {
  /** Whose profile it is; what they already told is filled in. */
  person: Pick<User, 'trades' | 'days' | 'shift' | 'description' | 'place'>
  /** Every trade; undefined while they load. */
  trades: readonly TradeRef[] | undefined
  /** Where «Volver» leads: one's own data. */
  backHref: string
  /** Keeps the profile; what it throws is shown in the form. */
  onSubmit: (data: ProfessionalData) => Promise<unknown>
}

/** What a person already told, as the form holds it; a city of an older catalogue is asked again. */
const told = ({ trades, days, shift, description, place }: BecomeProfessionalFormProps['person']) => ({
  tradeIds: trades.map(({ id }) => id),
  days,
  shift,
  description: description ?? '',
  address: place.address ?? '',
  ...(place.city && { city: place.city }),
})

/** Makes a client a professional, or edits what a professional offers. */
export const BecomeProfessionalForm = ({ person, trades, backHref, onSubmit }: BecomeProfessionalFormProps) =>
  trades ? (
    <Form of={professionalForm} initial={told(person)} onSubmit={onSubmit}>
      <Panel>
        <Stack gap={5}>
          <ProfessionalFields trades={trades} />
        </Stack>
      </Panel>
      <SubmitButton
        isSticky
        beside={
          <ButtonLink href={backHref} variant="secondary">
            {professionalCopy.back}
          </ButtonLink>
        }
      >
        {professionalCopy.createProfile}
      </SubmitButton>
    </Form>
  ) : (
    <Spinner />
  )
