import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../base/Panel/Panel.tsx'
import { MasterDetail } from './MasterDetail.tsx'

const meta = {
  title: 'Layout/MasterDetail',
  component: MasterDetail,
  args: { list: <Panel>Tus Ofertas</Panel>, detail: <Panel>Dale click a uno</Panel> },
} satisfies Meta<typeof MasterDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
