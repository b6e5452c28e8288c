import type { Role } from '@plomada/domain'
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'

export interface RoleBadgeProps {
  /** The role. */
  role: Role
}

const looks: Record<Role, Pick<BadgeProps, 'tone' | 'icon'>> = {
  comun: { tone: 'neutral', icon: icons.user },
  professional: { tone: 'trade', icon: icons.professional },
  admin: { tone: 'accent', icon: icons.key },
}

/** Renders a role as a badge. */
export const RoleBadge = ({ role }: RoleBadgeProps) => (
  <Badge {...looks[role]}>
    <Message>{role}</Message>
  </Badge>
)
