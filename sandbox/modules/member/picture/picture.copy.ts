export const PICTURE_COPY = {
  form: '只能上传 PNG、JPEG 或 WebP 图片，每张不超过 700 KB',
  size: (side: number, pixels: number) => `图片尺寸太大，每边不超过 ${side} 像素，总共不超过 ${pixels / 10_000} 万像素`,
  otherContent: '图片上传失败，请重新选择',
  full: '今天上传的图片太多，请明天再试',
  memberFull: (megabytes: number) => `您上传的图片已满 ${megabytes} MB，处理完的图片会陆续清除，请过些天再传`,
  allFull: '图片暂时不能上传，请稍后再试',
  missing: '图片已失效，请重新上传',
} as const;
