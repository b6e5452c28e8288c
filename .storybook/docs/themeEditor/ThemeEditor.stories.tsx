import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { BrandSettings } from './settings.ts'
import { ThemeEditor as Editor } from './ThemeEditor.tsx'

const meta = {
  title: 'Start/Theme editor',
  component: Editor,
  tags: ['!autodocs', '!manifest'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
  },
  argTypes: { accent: { control: 'color' }, neutral: { control: 'color' } },
  globals: {
    // Storybook would run axe after each change, which takes longer than the change. The story checks run it.
    a11y: { manual: true },
    // The width of the window, not that of a device.
    viewport: { value: '100pct-100pct', isRotated: false },
  },
  args: {
    accent: '#0a7c52',
    neutral: '',
    radius: 8,
    density: 'comfortable',
    font: '',
    onChange: () => undefined,
  },
  render: function WithArgs(args) {
    const [, updateArgs] = useArgs<BrandSettings>()
    return <Editor {...args} onChange={updateArgs} />
  },
} satisfies Meta<typeof Editor>

export default meta
type Story = StoryObj<typeof meta>

export const ThemeEditor: Story = { name: 'Theme editor', tags: ['all'] }

const checkedAbove = 'the story without a play function checks it'

/** Not in the sidebar: it would change the brand that users edit. */
export const Editing: Story = {
  tags: ['!dev'],
  // Changed args would render the story again, which ends its play function for the checks.
  render: function WithState(args) {
    const [settings, setSettings] = useState<BrandSettings>(args)
    return (
      <Editor
        {...args}
        {...settings}
        onChange={(changed) => setSettings((current) => ({ ...current, ...changed }))}
      />
    )
  },
  parameters: {
    checks: { skip: { keyboard: checkedAbove, picture: checkedAbove } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const getPane = (name: string) => within(page.getByRole('region', { name }))
    const getColors = (name: string) => {
      const { backgroundColor, color } = getComputedStyle(
        getPane(name).getByRole('button', { name: 'Reserve' }),
      )
      return `${color} on ${backgroundColor}`
    }
    const accent = page.getByRole('textbox', { name: 'Accent: code' })
    const replace = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
    }

    await replace(accent, '#1e3a8a')
    await waitFor(() => expect(getColors('Light theme')).toBe('rgb(255, 255, 255) on rgb(30, 58, 138)'))
    await expect(getColors('Dark theme')).not.toContain('rgb(30, 58, 138)')
    await expect(page.getByText(/ 0 fail/)).toBeVisible()
    await expect(page.getByRole('group', { name: 'brand.css' })).toHaveTextContent('--plm-accent-bg-hover: ')

    await replace(accent, 'blue-ish')
    await expect(page.getByText('Use #rrggbb or oklch(0.6 0.1 150).')).toBeVisible()
    await expect(getColors('Light theme')).toContain('rgb(30, 58, 138)')

    await replace(accent, 'oklch(0.9 0.15 100)')
    await waitFor(() => expect(page.getByLabelText('Accent: color picker')).not.toHaveValue('#1e3a8a'))
    await fireEvent.input(page.getByLabelText('Accent: color picker'), { target: { value: '#0a7c52' } })
    await waitFor(() => expect(accent).toHaveValue('#0a7c52'))

    await userEvent.click(page.getByRole('radio', { name: 'Compact' }))
    await waitFor(() =>
      expect(page.getByRole('group', { name: 'brand.ts' })).toHaveTextContent("'--plm-size-control': '36px'"),
    )
    await userEvent.click(page.getByRole('radio', { name: 'Comfortable' }))

    await userEvent.click(page.getByRole('radio', { name: 'Form' }))
    await expect(getPane('Dark theme').getByRole('button', { name: 'Enviar' })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Services' }))
    await expect(getPane('Dark theme').getAllByRole('article')).toHaveLength(3)
  },
}
