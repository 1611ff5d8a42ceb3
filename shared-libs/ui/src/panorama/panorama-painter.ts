import { calculatePlane, type View } from './view-maths.ts';

const VERTEX =
  'attribute vec2 corner; varying vec2 at; void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }';
// One ray per pixel into the equirectangular picture.
const FRAGMENT = `precision highp float;
varying vec2 at; uniform sampler2D picture; uniform vec2 plane; uniform vec2 turn;
const float PI = 3.141592653589793;
void main() {
  vec3 ray = normalize(vec3(at * plane, -1.0));
  float c = cos(turn.y), s = sin(turn.y);
  ray = vec3(ray.x, ray.y * c - ray.z * s, ray.y * s + ray.z * c);
  c = cos(turn.x); s = sin(turn.x);
  ray = vec3(ray.x * c - ray.z * s, ray.y, ray.x * s + ray.z * c);
  vec2 texel = vec2(fract(atan(ray.x, -ray.z) / (2.0 * PI) + 0.5), 0.5 - asin(ray.y) / PI);
  gl_FragColor = texture2D(picture, texel);
}`;
const RADIANS = Math.PI / 180;
const MAX_PIXEL_RATIO = 2;

export interface Painter {
  paint(view: View): void;
  stop(): void;
}

/** Draws a panorama by WebGL; null without support. */
export function createPainter(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): Painter | null {
  const gl = canvas.getContext('webgl', { antialias: false, preserveDrawingBuffer: false });
  if (!gl) return null;
  const program = createProgram(gl);
  if (!program) return null;
  const corners = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Textures of any size: no repetition, no mipmaps.
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGB,
    gl.RGB,
    gl.UNSIGNED_BYTE,
    scaleToLimit(picture, gl.getParameter(gl.MAX_TEXTURE_SIZE) as number),
  );
  const plane = gl.getUniformLocation(program, 'plane');
  const turn = gl.getUniformLocation(program, 'turn');
  return {
    paint(view) {
      const density = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      const width = Math.round(canvas.clientWidth * density);
      const height = Math.round(canvas.clientHeight * density);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        gl.viewport(0, 0, width, height);
      }
      const { x, y } = calculatePlane(view, width / height);
      gl.uniform2f(plane, x, y);
      gl.uniform2f(turn, view.yaw * RADIANS, view.pitch * RADIANS);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    stop: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function createProgram(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL, not React
  gl.useProgram(program);
  return program;
}

// Limited to the graphics card's maximum.
function scaleToLimit(
  picture: HTMLImageElement,
  maxSize: number,
): HTMLImageElement | HTMLCanvasElement {
  if (picture.naturalWidth <= maxSize) return picture;
  const smaller = document.createElement('canvas');
  smaller.width = maxSize;
  smaller.height = maxSize / 2;
  smaller.getContext('2d')?.drawImage(picture, 0, 0, maxSize, maxSize / 2);
  return smaller;
}
