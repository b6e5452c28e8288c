import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { FormPage } from './FormPage.tsx'

const meta = {
  title: 'Layout/FormPage',
  component: FormPage,
  args: {
    title: 'Crea tu servicio',
    children: (
      <Panel>
        <Text>{demoTrades.map((trade) => trade.name).join(', ')}</Text>
      </Panel>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Crea tu servicio',
    )
  },
}
