import { Button } from '@/components/ui/button';

/** Foot of a sheet that shows a drawn picture: save and share. */
export function PictureFoot({
  ready,
  copy,
  onSave,
  onShare,
}: {
  ready: boolean;
  copy: { save: string; share: string };
  onSave: () => void;
  onShare: () => void;
}) {
  return (
    <div className="gutter flex gap-2 border-t border-line py-3">
      <Button variant="outline" className="flex-1" disabled={!ready} onClick={onSave}>
        {copy.save}
      </Button>
      <Button className="flex-1" disabled={!ready} onClick={onShare}>
        {copy.share}
      </Button>
    </div>
  );
}
