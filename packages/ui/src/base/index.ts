export { Attachment, type AttachmentProps } from './Attachment/Attachment.tsx'
export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx'
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx'
export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx'
export { Badge, type BadgeProps } from './Badge/Badge.tsx'
export { Bar, type BarProps } from './Bar/Bar.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx'
export { Button, type ButtonProps, type ButtonVariant } from './Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink.tsx'
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx'
export { type DayRules, type MarkedDays } from './Calendar/useCalendar.ts'
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx'
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx'
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx'
export { type ComboboxOption, type LoadOptions } from './Combobox/ComboboxOption.ts'
export {
  type ConversationItem,
  ConversationList,
  type ConversationListProps,
} from './ConversationList/ConversationList.tsx'
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx'
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx'
export { DateField, type DateFieldProps } from './DateField/DateField.tsx'
export {
  DataTable,
  type DataTableColumn,
  type DataTableDirection,
  type DataTableProps,
  type DataTableSort,
} from './DataTable/DataTable.tsx'
export { type DateRange } from './DateRangeField/DateRange.ts'
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField.tsx'
export { Day, type DayProps } from './Day/Day.tsx'
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { Divider, type DividerProps } from './Divider/Divider.tsx'
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx'
export { DropZone, type DropZoneProps } from './DropZone/DropZone.tsx'
export { type DropZoneFile } from './DropZone/DropZoneFile.ts'
export * as drawings from './EmptyState/drawings.ts'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { type ChoiceProps, type Option } from './Field/choice.ts'
export { type FieldProps } from './Field/Field.tsx'
export { FileField, type FileFieldProps } from './FileField/FileField.tsx'
export { Stat, type StatProps } from './Stat/Stat.tsx'
export { type Gap, type LayoutElement } from './gaps.ts'
export { Grid, type GridProps } from './Grid/Grid.tsx'
export { Heading, type HeadingProps } from './Heading/Heading.tsx'
export { Icon, type IconProps } from './Icon/Icon.tsx'
export * as icons from './Icon/icons.ts'
export { type IconNode } from './Icon/icons.ts'
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx'
export { Inline, type InlineProps } from './Inline/Inline.tsx'
export { Link, type LinkProps } from './Link/Link.tsx'
export { Logo, type LogoProps } from './Logo/Logo.tsx'
export { Menu, type MenuProps } from './Menu/Menu.tsx'
export { type MenuAction } from './Menu/MenuAction.ts'
export {
  type ComposedMessage,
  MessageComposer,
  type MessageComposerProps,
} from './MessageComposer/MessageComposer.tsx'
export { type MessageItem, type MessageState } from './MessageList/MessageItem.ts'
export { MessageList, type MessageListProps } from './MessageList/MessageList.tsx'
export { Meter, type MeterProps, type MeterThreshold } from './Meter/Meter.tsx'
export { Money, type MoneyProps } from './Money/Money.tsx'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox/MultiCombobox.tsx'
export { NativeSelect, type NativeSelectProps } from './NativeSelect/NativeSelect.tsx'
export { Notice, type NoticeProps } from './Notice/Notice.tsx'
export { type NoticeItem, NoticeRegion, type NoticeRegionProps } from './NoticeRegion/NoticeRegion.tsx'
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx'
export { mainId, Page, type PageProps } from './Page/Page.tsx'
export type { ElementProps, PassThroughProps } from './passThrough.ts'
export { Pager, type PagerProps } from './Pager/Pager.tsx'
export { paginate, type PagerItem } from './Pager/paginate.ts'
export { Panel, type PanelProps } from './Panel/Panel.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx'
export { Photo, type PhotoProps } from './Photo/Photo.tsx'
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover/Popover.tsx'
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx'
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx'
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx'
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx'
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectProps } from './Select/Select.tsx'
export { ShareButton, type ShareButtonProps } from './ShareButton/ShareButton.tsx'
export { SideMenu, type SideMenuAction, type SideMenuLink, type SideMenuProps } from './SideMenu/SideMenu.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx'
export { Slider, type SliderProps } from './Slider/Slider.tsx'
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx'
export { Split, type SplitProps } from './Split/Split.tsx'
export { Stack, type StackProps } from './Stack/Stack.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { Stars, type StarsProps } from './Stars/Stars.tsx'
export { StarsField, type StarsFieldProps } from './StarsField/StarsField.tsx'
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx'
export { Table, type TableColumn, type TableHeader, type TableProps, type TableRow } from './Table/Table.tsx'
export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks/TabLinks.tsx'
export { type Tag, TagGroup, type TagGroupProps } from './TagGroup/TagGroup.tsx'
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx'
export { TapeRule, type TapeRuleProps } from './TapeRule/TapeRule.tsx'
export { Text, type TextProps } from './Text/Text.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField/TextField.tsx'
export { ThemeSwitcher, type ThemeSwitcherProps } from './ThemeSwitcher/ThemeSwitcher.tsx'
export { type ThemeChoice, useThemeChoice } from './ThemeSwitcher/useThemeChoice.ts'
export { ThemeToggle, type ThemeToggleProps } from './ThemeToggle/ThemeToggle.tsx'
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx'
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx'
export { Timeline, type TimelineEvent, type TimelineProps, type TimelineState } from './Timeline/Timeline.tsx'
export { ToastRegion, type ToastRegionProps } from './ToastRegion/ToastRegion.tsx'
export {
  createToastQueue,
  type Toast,
  type ToastOptions,
  type ToastQueue,
  toastQueue,
} from './ToastRegion/toastQueue.ts'
export { type Toasts, useToast } from './ToastRegion/useToast.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx'
export { Container, type ContainerProps } from './Container/Container.tsx'
