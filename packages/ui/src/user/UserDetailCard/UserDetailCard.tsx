'use client'
import { cities, PROVINCE, type User, userForm } from '@plomada/domain'
import { type DataOf, refuse } from '@plomada/domain/contract'
import { useId } from 'react'
import { Combobox } from '../../base/Combobox/Combobox.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'
import * as css from './UserDetailCard.css.ts'

/** User data that admins can edit. */
export type UserDetails = DataOf<typeof userForm>

export interface UserDetailCardProps {
  /** The user, for the initial values. */
  user: User
  /** Saves the changed fields. Null clears a field. The form shows the errors that it throws. */
  onSubmit: (changes: Partial<UserDetails>) => Promise<unknown>
}

/** Returns the user's data as the form submits it. A city that is not in the catalog becomes null. */
const toDetails = ({ place, ...user }: User): UserDetails => ({
  nickname: user.nickname,
  email: user.email ?? '',
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  province: place.province === PROVINCE ? PROVINCE : null,
  city: cities.find((city) => city === place.city) ?? null,
  address: place.address,
  description: user.description,
})

/** Returns the data as the fields hold it. */
const toFieldValues = (details: UserDetails) => ({
  ...details,
  lastName: details.lastName ?? '',
  phone: details.phone ?? '',
  address: details.address ?? '',
  description: details.description ?? '',
})

const fields = Object.keys(userForm.fields) as (keyof UserDetails)[] // `Object.keys` returns `string[]`
const getChanges = (before: UserDetails, after: UserDetails): Partial<UserDetails> =>
  Object.fromEntries(fields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))

/** Renders a form with which admins edit the data of a user. */
export const UserDetailCard = ({ user, onSubmit }: UserDetailCardProps) => {
  const id = useId()
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const submit = async (data: UserDetails) => {
    const changes = getChanges(toDetails(user), data)
    if (Object.keys(changes).length === 0) refuse('invalid', { sentence: t(userMessages.unchanged) })
    await onSubmit(changes)
  }
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={5}>
        <Heading level={2} size="h3" id={id}>
          <Message>{userMessages.details}</Message>
        </Heading>
        <Form
          key={user.id}
          {...texts}
          form={userForm}
          initial={toFieldValues(toDetails(user))}
          onSubmit={submit}
          success={t(userMessages.savedDetails)}
        >
          <div className={css.columns}>
            {fields
              .filter((name) => name !== 'description')
              .map((name) => (
                <FormField
                  key={name}
                  form={userForm}
                  name={name}
                  {...(name === 'city' && { choice: Combobox })}
                />
              ))}
          </div>
          <FormField form={userForm} name="description" />
          <SubmitButton>
            <Message>{userMessages.saveDetails}</Message>
          </SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
