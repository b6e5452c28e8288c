import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../base/Panel/Panel.tsx'
import { House } from './House.tsx'

const meta = { title: 'Art/House', component: House } satisfies Meta<typeof House>

export default meta
type Story = StoryObj<typeof meta>

/** On petrol, as in the landing page. */
export const OnPetrol: Story = {
  render: () => (
    <Panel tone="inverse">
      <div style={{ maxWidth: 570 }}>
        <House />
      </div>
    </Panel>
  ),
}
