import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { FormPage } from './FormPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a page with a form.',
  alternatives: {
    AccountPage: 'for a form in the account',
    PopupFrame: 'for a form in a pop-up window',
  },
  anatomy: ['Title with a line of text', 'Notices', 'Form, at most 640 px wide'],
  do: ['Group the fields in panels.'],
  dont: ['Do not put two forms on one page.'],
  keyboard: {},
}

const meta = {
  title: 'Patterns/Layout/FormPage',
  component: FormPage,
  args: {
    title: 'Crea tu servicio',
    children: (
      <Panel>
        <Text>{demoTrades.map((trade) => trade.name).join(', ')}</Text>
      </Panel>
    ),
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FormPage>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Crea tu servicio',
    )
  },
}

export const WithLeadAndNotice: StoryObj<typeof meta> = {
  args: {
    lead: 'Quien se postula ve estos datos.',
    notices: <Panel tone="accent">Se creó con exito el servicio</Panel>,
  },
}

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
