'use client'
import { fullName, ratingText, type User } from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { PortraitHeader } from '../PortraitHeader/PortraitHeader.tsx'
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './UserProfileCard.css.ts'

export interface UserProfileCardProps {
  /** Whose card it is. */
  user: User
  /** Bans or activates them, once that has been confirmed; what it throws is said where it was asked. */
  onActiveChange: (isActive: boolean) => Promise<unknown>
  /** Whether it is whoever looks: nobody bans themselves.
   * @default false */
  isOwn?: boolean
}

/** Who somebody is, whether they may take part, and the button that changes that. Asks first. */
export const UserProfileCard = ({ user, onActiveChange, isOwn = false }: UserProfileCardProps) => {
  const [isAsking, setAsking] = useState(false)
  const { isActive, trades, averageRating } = user
  const name = fullName(user)
  return (
    <PortraitHeader person={user} level={2}>
      <Inline gap="snug">
        <RoleBadge role={user.role} />
        {user.role !== 'admin' && trades.length === 0 && <Badge>{userCopy.noTrades}</Badge>}
        {trades.map((trade) => (
          <TradeBadge key={trade.id} trade={trade} />
        ))}
      </Inline>
      <Inline gap="snug">
        <Text size="small" tone="muted">
          {userCopy.rating}
        </Text>
        <Text weight="strong" isNumeric>
          {ratingText(averageRating)}
        </Text>
        {averageRating !== null && <Stars score={averageRating} size="sm" />}
      </Inline>
      <div className={css.state}>
        <output className={isActive ? css.good : css.bad}>
          <Icon picture={isActive ? icons.check : icons.ban} />
          <Words>{isActive ? userCopy.active : userCopy.banned}</Words>
        </output>
        {isOwn ? (
          <Text size="small" tone="muted">
            {userCopy.ownAccount}
          </Text>
        ) : (
          <Button
            variant={isActive ? 'danger' : 'primary'}
            icon={isActive ? icons.ban : icons.check}
            isBlock
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {isActive ? userCopy.ban : userCopy.activate}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isActive ? userCopy.banWhom(name) : userCopy.activateWhom(name)}
        action={isActive ? userCopy.ban : userCopy.activate}
        tone={isActive ? 'danger' : 'primary'}
        onConfirm={() => onActiveChange(!isActive)}
      >
        {isActive ? userCopy.banHelp : userCopy.activateHelp}
      </ConfirmDialog>
    </PortraitHeader>
  )
}
