export const PICTURE_WORDS = {
  form: '只能上传 PNG、JPEG 或 WebP 图片，每张不超过 700 KB',
  otherContent: '这张图片没有上传成功，请重新选择',
  full: '今天上传的图片太多，请明天再试',
  missing: '图片已失效，请重新上传',
} as const;
