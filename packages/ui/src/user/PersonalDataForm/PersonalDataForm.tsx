'use client'
import { personalDataForm, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './PersonalDataForm.css.ts'

/** What the form hands over. */
export type PersonalData = DataOf<typeof personalDataForm>

export interface PersonalDataFormProps {
  /** Whose data it is; what is known is filled in. */
  person: Pick<User, 'firstName' | 'lastName' | 'place'>
  /** Keeps the data; what it throws is shown in the form. */
  onSubmit: (data: PersonalData) => Promise<unknown>
}

/** What is known of a person, as the form holds it. */
const known = ({ firstName, lastName, place }: PersonalDataFormProps['person']) => ({
  firstName,
  lastName: lastName ?? '',
  address: place.address ?? '',
  ...(place.city && { city: place.city }),
})

/** Changes one's own name and place. Brings the first heading of its page. */
export const PersonalDataForm = ({ person, onSubmit }: PersonalDataFormProps) => (
  <Stack gap={5}>
    <Heading level={1}>{userCopy.personalData}</Heading>
    <div className={css.column}>
      <Form of={personalDataForm} initial={known(person)} onSubmit={onSubmit} resets>
        <Panel>
          <Stack gap={5}>
            <FormFields of={personalDataForm} />
          </Stack>
        </Panel>
        <SubmitButton isSticky>{userCopy.update}</SubmitButton>
      </Form>
    </div>
  </Stack>
)
