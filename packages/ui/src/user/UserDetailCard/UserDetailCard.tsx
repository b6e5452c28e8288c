'use client'
import { cities, PROVINCE, type User, userForm } from '@plomada/domain'
import { type DataOf, refuse } from '@plomada/domain/define'
import { useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './UserDetailCard.css.ts'

/** All that an admin may change about somebody. */
export type UserDetails = DataOf<typeof userForm>

export interface UserDetailCardProps {
  /** Whose data it is; what is known is filled in. */
  user: User
  /** Keeps what was changed, and only that; null takes something away. What it throws is shown in the form. */
  onSubmit: (changes: Partial<UserDetails>) => Promise<unknown>
}

/** What is known of somebody, as the form hands it over. A city of an older catalogue counts as unknown. */
const known = ({ place, ...user }: User): UserDetails => ({
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

/** The same as the fields hold it. */
const typed = (details: UserDetails) => ({
  ...details,
  lastName: details.lastName ?? '',
  phone: details.phone ?? '',
  address: details.address ?? '',
  description: details.description ?? '',
})

const fields = Object.keys(userForm.fields) as (keyof UserDetails)[] // `Object.keys` forgets the names
const changesOf = (before: UserDetails, after: UserDetails): Partial<UserDetails> =>
  Object.fromEntries(fields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))

/** Lets an admin change somebody's data. */
export const UserDetailCard = ({ user, onSubmit }: UserDetailCardProps) => {
  const id = useId()
  const send = async (data: UserDetails) => {
    const changes = changesOf(known(user), data)
    if (Object.keys(changes).length === 0) refuse('invalid', { sentence: userCopy.unchanged })
    await onSubmit(changes)
  }
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={5}>
        <Heading level={2} size="h3" id={id}>
          {userCopy.details}
        </Heading>
        <Form
          key={user.id}
          of={userForm}
          initial={typed(known(user))}
          onSubmit={send}
          success={userCopy.savedDetails}
        >
          <div className={css.columns}>
            {fields
              .filter((name) => name !== 'description')
              .map((name) => (
                <FormField key={name} of={userForm} name={name} />
              ))}
          </div>
          <FormField of={userForm} name="description" />
          <SubmitButton>{userCopy.saveDetails}</SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
