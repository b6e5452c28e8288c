import { roles } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { Guide } from '../../testing/guide.ts'
import { RoleBadge } from './RoleBadge.tsx'

const guide: Guide = {
  whenToUse: 'To show the role of a user.',
  alternatives: { Badge: 'for anything else' },
  anatomy: ['Icon', 'Name of the role'],
  do: ['Use it in lists for admins.'],
  dont: ['Do not show roles to visitors.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/User/RoleBadge',
  component: RoleBadge,
  parameters: { guide },
  args: { role: 'comun' },
} satisfies Meta<typeof RoleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllRoles: Story = {
  render: () => (
    <Inline>
      {roles.map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Inline>
  ),
}
