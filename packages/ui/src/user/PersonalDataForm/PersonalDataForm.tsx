'use client'
import { personalDataForm, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { Combobox } from '../../base/Combobox/Combobox.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'
import * as css from './PersonalDataForm.css.ts'

/** Data that the form submits. */
export type PersonalData = DataOf<typeof personalDataForm>

export interface PersonalDataFormProps {
  /** The user, for the initial values. */
  person: Pick<User, 'firstName' | 'lastName' | 'place'>
  /** Saves the data. The form shows the errors that it throws. */
  onSubmit: (data: PersonalData) => Promise<unknown>
}

const toFieldValues = ({ firstName, lastName, place }: PersonalDataFormProps['person']) => ({
  firstName,
  lastName: lastName ?? '',
  address: place.address ?? '',
  ...(place.city && { city: place.city }),
})

/** Renders the form for name and address. Includes the level 1 heading. */
export const PersonalDataForm = ({ person, onSubmit }: PersonalDataFormProps) => {
  const texts = useMarketplaceTexts()
  return (
    <Stack gap={5}>
      <Heading level={1}>
        <Message>{userMessages.personalData}</Message>
      </Heading>
      <div className={css.column}>
        <Form
          {...texts}
          form={personalDataForm}
          initial={toFieldValues(person)}
          onSubmit={onSubmit}
          resetOnSuccess
        >
          <Panel>
            <Stack gap={5}>
              <FormFields form={personalDataForm} only={['firstName', 'lastName', 'province']} />
              <FormField form={personalDataForm} name="city" choice={Combobox} />
              <FormFields form={personalDataForm} only={['address']} />
            </Stack>
          </Panel>
          <SubmitButton isSticky>
            <Message>{userMessages.update}</Message>
          </SubmitButton>
        </Form>
      </div>
    </Stack>
  )
}
