import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { createThemeValues, Provider, SegmentedControl, themeCss } from '../../../packages/ui/src/index.ts'
import { en } from '../../../packages/ui/src/messages/index.ts'
import { deriveBrandColors } from '../../../packages/ui/src/theme/color/brandColors.ts'
import { editedBrand, saveEditedBrand } from '../../toolbar/editedBrand.ts'
import { PageHeader, Section } from '../blocks.tsx'
import { ContrastTable } from '../ColorTables.tsx'
import { BrandControls } from './BrandControls.tsx'
import { BrandExport } from './BrandExport.tsx'
import { ControlsPreview } from './ControlsPreview.tsx'
import { FormPreview, ListPreview } from './MarketplacePreview.tsx'
import { type BrandSettings, toBrandOptions } from './settings.ts'
import { ThemePanes } from './ThemePanes.tsx'
import * as css from './themeEditor.css.ts'

type Preview = 'components' | 'list' | 'form'

const InEnglish = ({ children }: { children: ReactNode }) => (
  <Provider messages={en} locale="en-US" currency="USD">
    {children}
  </Provider>
)

const previews: Record<Preview, (theme: string) => ReactNode> = {
  components: () => (
    <InEnglish>
      <ControlsPreview />
    </InEnglish>
  ),
  list: (theme) => <ListPreview theme={theme} />,
  form: () => <FormPreview />,
}

interface ThemeEditorProps extends BrandSettings {
  /** Called with each change, to store it in the URL. */
  onChange: (settings: Partial<BrandSettings>) => void
}

/** Renders the controls of a brand, its preview in both themes, its contrast, and its files. */
export const ThemeEditor = ({ onChange, ...initial }: ThemeEditorProps) => {
  const [settings, setSettings] = useState<BrandSettings>(initial)
  const [preview, setPreview] = useState<Preview>('components')
  // The controls respond before the previews: a color picker sends many changes per second.
  const options = toBrandOptions(useDeferredValue(settings), '#0a7c52')
  const values = createThemeValues(options)
  const styleSheet = themeCss(values, `[data-brand='${editedBrand}']`)
  useEffect(() => saveEditedBrand(styleSheet), [styleSheet])
  return (
    <div className={css.editor} lang="en">
      <PageHeader category="Start" title="Theme editor">
        One color in, an accessible brand out: hover, pressed, border, text, link and focus colors are derived
        for both themes. The address of this page contains the settings. To see the brand on every story and
        screen, select “From the theme editor” in the menu “Brand” of the toolbar.
      </PageHeader>
      <InEnglish>
        <BrandControls
          settings={settings}
          onChange={(changes) => {
            setSettings((before) => ({ ...before, ...changes }))
            onChange(changes)
          }}
        />
      </InEnglish>
      <Section title="Preview">
        <SegmentedControl
          label="Content"
          isLabelHidden
          options={[
            { value: 'components', label: 'Components' },
            { value: 'list', label: 'Services' },
            { value: 'form', label: 'Form' },
          ]}
          value={preview}
          onChange={setPreview}
        />
        <ThemePanes values={values}>{previews[preview]}</ThemePanes>
      </Section>
      <div className={css.pairs}>
        <ContrastTable themes={deriveBrandColors(options.accent, options.neutral)} />
      </div>
      <Section title="Files">
        <InEnglish>
          <BrandExport options={options} />
        </InEnglish>
      </Section>
    </div>
  )
}
