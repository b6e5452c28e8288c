'use client'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useFormats } from '../../provider/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { userMessages } from '../user.messages.ts'
import * as css from './IdentityCard.css.ts'

/** The signed-in user's data at the identity provider. */
export interface Identity {
  /** Id at the identity provider. */
  subject: string
  /** First and last name. */
  name: string
  /** Nickname. */
  nickname: string | null
  /** Email address. */
  email: string | null
  /** URL of the picture. */
  picture: string | null
  /** Time of the last change. */
  updatedAt: Date | string | null
}

export interface IdentityCardProps {
  /** The user's data. Undefined while it loads. */
  identity: Identity | undefined
  /** Level of the name's heading.
   * @default 1 */
  headingLevel?: 1 | 2
  /** Signs out on this device. */
  onSignOut: () => void
  /** Opens the provider's page that changes the password. Without it there is no button. */
  onChangePassword?: () => void
  /** Signs out on all devices, including this one. Without it there is no button. */
  onSignOutEverywhere?: () => void
}

/** Renders the data of the signed-in user from the identity provider. Includes a heading. */
export const IdentityCard = ({
  identity,
  headingLevel = 1,
  onSignOut,
  onChangePassword,
  onSignOutEverywhere,
}: IdentityCardProps) => {
  const { dateTime } = useFormats()
  if (!identity) return <Spinner label={<Message>{userMessages.identityLoading}</Message>} isLabelShown />
  const { subject, name, nickname, email, picture, updatedAt } = identity
  return (
    <Panel element="article">
      <Stack gap={6}>
        <div className={css.head}>
          <Avatar name={name} seed={subject.length} photo={picture} size="huge" />
          <Heading level={headingLevel}>{name}</Heading>
        </div>
        <FactList
          facts={[
            [userMessages.nickname, <OptionalText key="nickname">{nickname}</OptionalText>],
            [userMessages.email, <OptionalText key="email">{email}</OptionalText>],
            [
              userMessages.updatedAt,
              <OptionalText key="updatedAt">{updatedAt && dateTime(updatedAt)}</OptionalText>,
            ],
            [userMessages.subject, subject],
          ]}
        />
        <div className={css.foot}>
          {onChangePassword && (
            <Button variant="secondary" icon={icons.key} onClick={onChangePassword}>
              <Message>{userMessages.changePassword}</Message>
            </Button>
          )}
          {onSignOutEverywhere && (
            <Button variant="secondary" onClick={onSignOutEverywhere}>
              <Message>{userMessages.signOutEverywhere}</Message>
            </Button>
          )}
          <Button variant="secondary" icon={icons.signOut} onClick={onSignOut}>
            <Message>{userMessages.signOut}</Message>
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
