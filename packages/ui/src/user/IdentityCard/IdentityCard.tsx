'use client'
import { orMissing } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useWords } from '../../provider/index.ts'
import { FactList } from '../FactList/FactList.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './IdentityCard.css.ts'
import { moment } from './moment.ts'

/** What the identity provider says of whoever is signed in. */
export interface Identity {
  /** Their number there. */
  subject: string
  /** First and last name as one. */
  name: string
  /** What they are called there. */
  nickname: string | null
  /** Where they get mail. */
  email: string | null
  /** Address of their picture; null when there is none. */
  picture: string | null
  /** When any of it last changed. */
  updatedAt: Date | string | null
}

export interface IdentityCardProps {
  /** What is known; undefined while the identity provider loads. */
  identity: Identity | undefined
  /** Ends the session on this device. */
  onSignOut: () => void
  /** Opens the provider's page that changes the password; left out, the button is not shown. */
  onChangePassword?: () => void
  /** Ends the sessions on all devices, this one included; left out, the button is not shown. */
  onSignOutEverywhere?: () => void
}

/** The card of /user/profile: whoever is signed in, as the identity provider knows them. Brings the first heading. */
export const IdentityCard = ({
  identity,
  onSignOut,
  onChangePassword,
  onSignOutEverywhere,
}: IdentityCardProps) => {
  const words = useWords()
  if (!identity) return <Spinner label={userCopy.identityLoading} isLabelShown />
  const { subject, name, nickname, email, picture, updatedAt } = identity
  return (
    <Panel element="article">
      <Stack gap={6}>
        <div className={css.head}>
          <Avatar name={name} id={subject.length} photo={picture} size="huge" />
          <Heading level={1}>{name}</Heading>
        </div>
        <FactList
          facts={[
            [userCopy.nickname, words(orMissing(nickname))],
            [userCopy.email, words(orMissing(email))],
            [userCopy.updatedAt, words(orMissing(updatedAt && moment(updatedAt)))],
            [userCopy.subject, subject],
          ]}
        />
        <div className={css.foot}>
          {onChangePassword && (
            <Button variant="secondary" icon={icons.key} onClick={onChangePassword}>
              {userCopy.changePassword}
            </Button>
          )}
          {onSignOutEverywhere && (
            <Button variant="secondary" onClick={onSignOutEverywhere}>
              {userCopy.signOutEverywhere}
            </Button>
          )}
          <Button variant="secondary" icon={icons.exit} onClick={onSignOut}>
            {userCopy.signOut}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
