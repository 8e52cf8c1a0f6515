import type { Ref } from 'react';

const ACCEPTED = 'image/png,image/jpeg,image/webp';

/** The browser's own picker of pictures; a button opens it by its ref. */
export function PictureInput({
  ref,
  label,
  multiple,
  onChoose,
}: {
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
