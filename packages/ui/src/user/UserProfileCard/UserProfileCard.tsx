'use client'
import { formatRating, formatSuspensionEnd, fullName, type Suspension, type User } from '@plomada/domain'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { PortraitHeader } from '../PortraitHeader/PortraitHeader.tsx'
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx'
import type { SuspendDialogProps } from '../SuspendDialog/SuspendDialog.tsx'
import { userMessages } from '../user.messages.ts'
import * as css from './UserProfileCard.css.ts'

// Its form is loaded when it opens.
const SuspendDialog = lazy(() =>
  import('../SuspendDialog/SuspendDialog.tsx').then((module) => ({ default: module.SuspendDialog })),
)

export interface UserProfileCardProps {
  /** The user. */
  user: User
  /** Suspends the user for the reason that the admin entered. The dialog shows the errors that it throws. */
  onSuspend: SuspendDialogProps['onSuspend']
  /** Activates the user after confirmation. The dialog shows the errors that it throws. */
  onActivate: () => Promise<unknown>
  /** Hides the button: admins cannot ban themselves.
   * @default false */
  isOwn?: boolean
}

/** Renders the profile and state of a user with a dialog that suspends them, or one that activates them. */
export const UserProfileCard = ({ user, onSuspend, onActivate, isOwn = false }: UserProfileCardProps) => {
  const t = useOverride()
  const [isConfirming, setConfirming] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const { isActive, trades, averageRating } = user
  const name = fullName(user)
  return (
    <PortraitHeader person={user} level={2}>
      <Inline gap="snug">
        <RoleBadge role={user.role} />
        {user.role !== 'admin' && trades.length === 0 && (
          <Badge>
            <Message>{userMessages.noTrades}</Message>
          </Badge>
        )}
        {trades.map((trade) => (
          <TradeBadge key={trade.id} trade={trade} />
        ))}
      </Inline>
      <Inline gap="snug">
        <Text size="small" tone="muted">
          <Message>{userMessages.rating}</Message>
        </Text>
        <Text weight="strong" isNumeric>
          <Message>{formatRating(averageRating)}</Message>
        </Text>
        {averageRating !== null && <Stars score={averageRating} size="sm" />}
      </Inline>
      <div className={css.state}>
        <output className={isActive ? css.good : css.bad}>
          <Icon icon={isActive ? icons.check : icons.ban} />
          <Message>{isActive ? userMessages.active : userMessages.banned}</Message>
        </output>
        {!isActive && user.suspension && <SuspensionFacts suspension={user.suspension} />}
        {isOwn ? (
          <Text size="small" tone="muted">
            <Message>{userMessages.ownAccount}</Message>
          </Text>
        ) : (
          <Button
            variant={isActive ? 'danger' : 'primary'}
            icon={isActive ? icons.ban : icons.check}
            isBlock
            aria-haspopup="dialog"
            onClick={() => {
              setConfirming(true)
              setOpened(true)
            }}
          >
            <Message>{isActive ? userMessages.ban : userMessages.activate}</Message>
          </Button>
        )}
      </div>
      {isActive ? (
        hasOpened && (
          <Suspense>
            <SuspendDialog
              isOpen={isConfirming}
              name={name}
              onClose={() => setConfirming(false)}
              onSuspend={onSuspend}
            />
          </Suspense>
        )
      ) : (
        <ConfirmDialog
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          title={t(userMessages.activateTitle(name))}
          action={t(userMessages.activate)}
          tone="primary"
          onConfirm={onActivate}
        >
          {t(userMessages.activateHelp)}
        </ConfirmDialog>
      )}
    </PortraitHeader>
  )
}

const SuspensionFacts = ({ suspension: { reason, until } }: { suspension: Suspension }) => {
  const t = useOverride()
  return (
    <DescriptionList
      columns={1}
      items={[
        {
          id: 'reason',
          term: t(userMessages.suspensionReason),
          description: reason ?? t(userMessages.missingReason),
        },
        { id: 'until', term: t(userMessages.suspensionUntil), description: t(formatSuspensionEnd(until)) },
      ]}
    />
  )
}
