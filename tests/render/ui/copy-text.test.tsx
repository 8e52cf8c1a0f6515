/** @jest-environment jest-fixed-jsdom */
import { copyText } from '@/components/ui/copy/copy';
import { toastQueue } from '@/components/ui/toast/toast-queue';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
/** The text that was selected when the browser was told to copy. */
let selected: string[] = [];

function allowCommand(isAllowed: boolean): void {
  document.execCommand = (name) => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected.push(`${name} ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
    return isAllowed;
  };
}

beforeEach(() => {
  selected = [];
  document.body.innerHTML = '<button>复制</button>';
  document.querySelector('button')!.focus();
});
afterAll(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

test('a text goes to the clipboard when there is one', async () => {
  const writeText = jest.fn(async () => undefined);
  setClipboard({ writeText });
  allowCommand(true);
  await copyText('6222 0200');
  expect(writeText).toHaveBeenCalledWith('6222 0200');
  expect([selected, toastQueue.current()?.text]).toEqual([[], '已复制']);
});

test.each([
  ['without a clipboard', undefined],
  ['with a clipboard that is not permitted', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('%s a text is copied from a temporary field, which is removed afterwards, and the focus stays', async (_name, value) => {
  setClipboard(value);
  allowCommand(true);
  await copyText('6222 0200');
  expect([selected, toastQueue.current()?.text]).toEqual([['copy 6222 0200'], '已复制']);
  expect(document.body.innerHTML).toBe('<button>复制</button>');
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test('inside an open dialog the field is part of the dialog, because the rest of the page is inert', async () => {
  document.body.innerHTML = '<dialog open><button>复制</button></dialog>';
  setClipboard(undefined);
  let parent: string | undefined;
  document.execCommand = () => {
    parent = document.activeElement?.parentElement?.tagName;
    return true;
  };
  await copyText('1');
  expect(parent).toBe('DIALOG');
});

test('when neither way works, the message explains what to do', async () => {
  setClipboard(undefined);
  allowCommand(false);
  await copyText('1');
  expect(toastQueue.current()).toMatchObject({ text: '复制失败，请长按选择文字', tone: 'error' });
});
