import { roles } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../base/Inline/Inline.tsx'
import { RoleBadge } from './RoleBadge.tsx'

const meta = { title: 'User/RoleBadge', component: RoleBadge, args: { role: 'comun' } } satisfies Meta<
  typeof RoleBadge
>

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
