import type { Role } from '@plomada/domain'
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx'

export interface RoleBadgeProps {
  /** The role. */
  role: Role
}

const looks: Record<Role, Pick<BadgeProps, 'tone' | 'icon'>> = {
  comun: { tone: 'neutral', icon: 'user' },
  professional: { tone: 'trade', icon: 'professional' },
  admin: { tone: 'accent', icon: 'key' },
}

/** What somebody may be here, in one word. */
export const RoleBadge = ({ role }: RoleBadgeProps) => <Badge {...looks[role]}>{role}</Badge>
