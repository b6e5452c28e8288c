import type { Messages } from './messages.ts'

/** Messages in English. */
export const en: Messages = {
  loading: 'Loading…',
  error: 'Error:',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  pending: 'Please wait…',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
  newTab: '(opens in a new tab)',
  skipToContent: 'Skip to content',

  'breadcrumbs.label': 'Breadcrumbs',

  'avatars.more': { one: 'and 1 more', other: 'and {count} more' },

  'calendar.next': 'Next month',
  'calendar.open': 'Open the calendar',
  'calendar.previous': 'Previous month',

  'carousel.role': 'carousel',
  'carousel.pause': 'Pause the carousel',
  'carousel.play': 'Resume the carousel',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',

  'combobox.empty': 'No results',
  'combobox.open': 'Show options',

  'composer.attach': 'Attach a photo',
  'composer.left': { one: '1 character left', other: '{count} characters left' },
  'composer.over': { one: '1 character too many', other: '{count} characters too many' },
  'composer.remove': 'Remove {name}',
  'composer.send': 'Send',

  'conversations.unread': { one: '1 unread message', other: '{count} unread messages' },

  'copy.copied': 'Copied',
  'copy.failed': 'Could not be copied',
  'copy.label': 'Copy',

  'date.invalid': 'Enter a date such as {example}',
  'date.max': 'The last possible date is {day}',
  'date.min': 'The first possible date is {day}',
  'date.unavailable': 'That date is not available',

  'drop.cancel': 'Cancel sending {name}',
  'drop.choose': 'Choose files',
  'drop.done': 'Sent',
  'drop.failed': 'Not sent',
  'drop.hint': 'drop them here or paste them',
  'drop.remove': 'Remove {name}',
  'drop.retry': 'Send {name} again',
  'drop.tooMany': { one: 'Only one file is accepted', other: 'Up to {count} files are accepted' },
  'drop.waiting': 'Waiting',

  'file.choose': 'Choose a photo',
  'file.drop': 'or drop it here',
  'file.remove': 'Remove photo',
  'file.wrongType': 'The file must be {types}.',
  'file.image': 'an image',
  'file.tooLarge': 'The file is {size} MB. The maximum is {maximum} MB.',
  'file.empty': 'The file is empty.',
  'file.notImage': 'The file is not a photo, although its name says so.',
  'file.heic': 'This browser cannot read HEIC photos. Save it as JPEG and choose it again.',
  'file.preparing': 'Preparing the photo…',

  'filter.title': 'Filters',
  'filter.titleWithCount': 'Filters ({count})',
  'filter.clear': 'Clear',
  'filter.results': { one: '1 result', other: '{count} results' },
  'filter.show': { one: 'Show 1 result', other: 'Show {count} results' },
  'filter.showAny': 'Show results',
  'filter.remove': 'Remove {label}: {value}',
  'filter.active': 'Active filters',
  'filter.invalid': 'The link asks for an option that does not exist. Choose another one',
  'filter.reversed': 'The range ends before it starts',
  'filter.yes': 'yes',

  'form.missing': { one: 'Missing:', other: 'Missing:' },
  'form.wrong': 'Please check:',
  'form.invalid': 'Please check the marked fields',
  'form.none': 'Not specified',
  'form.uploading': 'Sending the photo',
  'form.cancelUpload': 'Cancel the upload',
  'form.uploadCanceled': 'The upload was canceled. What you typed is still here.',

  'list.failed': 'The list could not be loaded.',
  'list.results': 'Results',

  'message.discard': 'Discard',
  'message.failed': 'Not sent',
  'message.read': 'Read',
  'message.sending': 'Sending',
  'message.sent': 'Sent',
  'message.waiting': 'Sent when the connection returns',

  'messages.earlier': 'Earlier messages',
  'messages.new': { one: '1 new message', other: '{count} new messages' },
  'messages.own': 'Own message',

  'nav.account': 'My account',
  'nav.home': '{brand}, home',
  'nav.legal': 'Legal',
  'nav.main': 'Main',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Open menu',
  'nav.site': 'Site',
  'nav.social': 'Social media',

  'notice.close': 'Close notice',
  'notice.region': 'Notices',

  'number.decimals': 'Enter it without decimals: {first} or {second}',
  'number.decrease': 'Decrease',
  'number.increase': 'Increase',
  'number.long': { one: 'Enter 1 digit at most', other: 'Enter {count} digits at most' },
  'number.max': 'The largest possible number is {number}',
  'number.min': 'The smallest possible number is {number}',
  'number.precision': {
    one: 'Enter it with 1 decimal at most: {first} or {second}',
    other: 'Enter it with {count} decimals at most: {first} or {second}',
  },
  'number.unclear': '{first} or {second}? Enter the one you mean',
  'number.unreadable': 'Enter only the number, such as {example}',

  'pager.label': 'Pagination',
  'pager.page': 'Page {page}',
  'pager.pageLabel': 'Page',
  'pager.pageOf': '{page} of {pages}',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',

  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'password.shown': 'The password is shown',
  'password.hidden': 'The password is hidden',

  'photo.none': 'No photo',
  'search.cut': {
    one: 'We search for 1 letter at most: the rest is ignored',
    other: 'We search for the first {count} letters: the rest is ignored',
  },
  'search.hint': { one: 'From 1 letter', other: 'From {count} letters' },
  'select.choose': 'Choose',

  'share.label': 'Share',
  'share.copied': 'Link copied',
  'share.failed': 'The link could not be copied. It is {address}',

  'stars.score': '{count} out of 5 stars',
  'stars.count': { one: '1 star', other: '{count} stars' },
  'stars.ofFive': '{count} of 5',

  'stepper.step': 'Step {step} of {steps}',
  'stepper.done': 'Done',

  'table.select': 'Select {name}',
  'table.selectAll': 'Select all rows',

  'range.start': 'From',
  'range.end': 'To',
  'range.first': 'Choose the first day',
  'range.last': 'Choose the last day',
  'range.inside': 'in the period',
  'tags.added': '{label} added, {count} in all',
  'tags.removed': '{label} removed, {count} in all',
  'tags.selected': 'Selected: {labels}',
  'tags.remove': 'Remove {label}',
  'tags.hint': 'The Delete key removes the tag',
  'tags.none': 'None',

  'theme.dark': 'Dark theme',
  'theme.label': 'Theme',
  'theme.light': 'Light theme',
  'theme.system': 'As the system',

  'timeline.current': 'In progress',
  'timeline.done': 'Done',
  'timeline.failed': 'Failed',
  'timeline.upcoming': 'To do',

  'toast.region': 'Brief notices',

  'window.closing': {
    one: 'This window closes in 1 second',
    other: 'This window closes in {count} seconds',
  },
  'window.keepOpen': 'Keep open',
  'window.keptOpen': 'The window stays open',
  'window.close': 'Close the window',
}
